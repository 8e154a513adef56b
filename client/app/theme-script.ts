import { THEME_KEY } from '../ui/theme-choice';

/**
 * Sets the theme before the first paint. It stands inline in every page, byte for byte as here, and is
 * let through by its hash in the Content Security Policy.
 */
export const THEME_SCRIPT =
  `(function(){var t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}` +
  `if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';` +
  `var r=document.documentElement;r.classList.toggle('dark',t==='dark');r.dataset.theme=t})()`;
