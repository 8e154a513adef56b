/** What the tab of the browser says of a screen: its own title first. */
export function ScreenTitle({ children }: { children: string }) {
  return <title>{`${children} | Yönetim paneli`}</title>;
}
