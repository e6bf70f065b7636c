/**
 * The scripts that run in the head, before the first paint: the theme, the language and the signed-in look. They are
 * inline, so their hash is part of the content security policy; keep them few, short and free of page data.
 */
const theme = `var d=document.documentElement,s=localStorage;d.dataset.theme=s.theme||(matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light");`;

const storedLanguage = `var l=s["preferred-language"]||s.locale||(document.cookie.match(/(?:^|; )locale=(zh|en)/)||[])[1];`;

const cookie = `document.cookie="locale="+l+";path=/;max-age=31536000;samesite=lax";`;

/**
 * Public pages: an address below `/en` chooses English. At any other address the stored choice wins over the file that
 * was sent; the cookie then makes the server send the right one, and a server that only has files is sent to `/en`.
 */
export const publicBootScript = `try{${theme}d.dataset.js="";for(var k in s)if(/^logto:.*:idToken$/.test(k))d.dataset.signedIn="";${storedLanguage}var p=location.pathname;if(/^\\/en(\\/|$)/.test(p)){if(l!="en"){l=s["preferred-language"]=s.locale="en";${cookie}}}else if((l=="en"||l=="zh")&&d.lang.slice(0,2)!=l){${cookie}l=="en"?location.replace(p=="/"?"/en"+location.search+location.hash:"/en"+p+location.search+location.hash):location.reload()}}catch(e){}`;

/** Name under which a page notes when it reloaded itself, in milliseconds since 1970. */
export const reloadedAtKey = "deckle-reloaded-at";

/** A page that reloads itself does so once a minute at most. */
export const reloadPauseMs = 60_000;

/**
 * A page from before a deployment asks for script files that are gone, and would wait for ever. It is reloaded when a
 * script or a module does not load.
 */
const reloadOnMissingScript = `var r=function(){var k="${reloadedAtKey}",n=Date.now();if(n-(sessionStorage[k]||0)>${reloadPauseMs}){sessionStorage[k]=n;location.reload()}};addEventListener("error",function(e){if(e.target&&e.target.tagName=="SCRIPT")r()},true);addEventListener("unhandledrejection",function(e){if(e.reason&&/module/i.test(e.reason.message))r()});`;

/** Hydrated pages: one file for both languages, so the choice is put into \`<html lang>\` for the catalogue to follow. */
export const appBootScript = `try{${theme}${storedLanguage}d.lang=l=="en"?"en":"zh-CN";${reloadOnMissingScript}}catch(e){}`;
