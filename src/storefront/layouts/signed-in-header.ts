/**
 * Inline script of every header: shows the name of the last user before the first paint, without a request. It
 * trusts the stored copy, which is good for a name only.
 */
import { accountPath, loginPath } from '#core/paths.ts';
import { USER_KEY } from '#core/account/user-key.ts';

/** A longer name is cut, characters. */
const LONGEST = 99;

/**
 * Runs immediately, again when the header is complete, on return from the history, and when the stored copy
 * changes in any tab. Whatever is stored, it only writes text and never throws. Every byte is part of every
 * page.
 */
export const SIGNED_IN_HEADER = `(f=>{onstorage=onpageshow=document.onreadystatechange=f;f()})(()=>{let n="";try{n=JSON.parse(localStorage.${USER_KEY}).displayName.trim().slice(0,${LONGEST})}catch{}for(let s of document.querySelectorAll(".account-name")){s.textContent=n.split(/\\s/)[0];s=s.parentNode;s.href=n?"${accountPath()}":"${loginPath()}";s.ariaLabel="Account"+(n&&" of "+n)}})`;
