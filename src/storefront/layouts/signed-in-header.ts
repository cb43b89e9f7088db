/**
 * What the header of every page runs before it is seen: whoever signed in here before finds their name there, with
 * no flash and without asking anybody. It believes what the browser kept, which is good for a name alone.
 */
import { accountPath, loginPath } from '#core/paths.ts';
import { USER_KEY } from '#core/account/user-key.ts';

/** A longer name is cut, characters. */
const LONGEST = 99;

/**
 * Run in the page at once, again when all of it is there, when it comes back from the history, and when the kept
 * copy changes in this tab or another. Whatever stands in the store, it writes text and never throws. Each byte of
 * it is in every page.
 */
export const SIGNED_IN_HEADER = `(f=>{onstorage=onpageshow=document.onreadystatechange=f;f()})(()=>{let n="";try{n=JSON.parse(localStorage.${USER_KEY}).displayName.trim().slice(0,${LONGEST})}catch{}for(let s of document.querySelectorAll(".account-name")){s.textContent=n.split(/\\s/)[0];s=s.parentNode;s.href=n?"${accountPath()}":"${loginPath()}";s.ariaLabel="Account"+(n&&" of "+n)}})`;
