import { THEME_KEY } from '../design/theme-choice';

/** Holds the scripts of the page until its first paint. */
export const SCRIPTS_ID = 'scripts';

/**
 * Sets the theme before the first paint, and with it the renditions of the pictures: those that the head preloads, and the sources
 * for dark grounds as the parser adds them. After the first paint it lets the page's own scripts load.
 */
const THEME_SCRIPT =
  `(function(){var d=document,r=d.documentElement,t;try{t=localStorage.getItem('${THEME_KEY}')}catch(e){}` +
  `if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';` +
  `r.classList.toggle('dark',t==='dark');r.dataset.theme=t;` +
  `d.querySelectorAll('link[data-theme='+t+']').forEach(function(l){l.media=l.dataset.media});` +
  `d.addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){setTimeout(function(){` +
  `var p=d.getElementById('${SCRIPTS_ID}');if(p)d.body.append(p.content)})})});` +
  `if(t==='light')return;` +
  `function f(){d.querySelectorAll('source[data-dark]').forEach(function(s){s.media='all'})}` +
  `var o=new MutationObserver(f);o.observe(r,{childList:true,subtree:true});` +
  `d.addEventListener('DOMContentLoaded',function(){o.disconnect();f()})})()`;

/**
 * Records presses of buttons that only scripts answer, in their order: `early-presses.ts` presses them again once the page is
 * hydrated. Links, fields and forms need no script, nor do buttons of popovers: pressed again they would close what they opened.
 */
const PRESSES_SCRIPT =
  `(function(){var d=document;d.earlyPresses=[];d.addEventListener('click',function(e){` +
  `var b=e.target.closest('button[type=button]:not([popovertarget])');` +
  `if(b&&d.earlyPresses){d.earlyPresses.push(b);b.dataset.pressed=''}},true)})()`;

/** Stands inline in every page, byte for byte as here, and is let through by its hash in the Content Security Policy. */
export const INLINE_SCRIPT = `${THEME_SCRIPT};${PRESSES_SCRIPT}`;
