declare module 'virtual:client-manifest' {
  interface ManifestChunk {
    readonly file: string;
    readonly css?: readonly string[];
    readonly imports?: readonly string[];
    readonly isEntry?: boolean;
  }
  /** What the browser's build made, by the path of the module under client/. */
  const manifest: Readonly<Record<string, ManifestChunk>>;
  export default manifest;
}
