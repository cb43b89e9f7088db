/**
 * Inline script of built lists: hides the cards before the first paint if the visitor chose the table, and shows them
 * if it is not there after some seconds.
 */
import { LAYOUT_KEY } from './model/list-layout.ts';

/** ms. */
const LONGEST_WAIT = 8_000;

/** Runs as the first child of the cards' element. */
export const HIDE_CARDS = `(e=>{try{if(e.hidden=localStorage["${LAYOUT_KEY}"]=="table")setTimeout(()=>e.hidden=0,${LONGEST_WAIT})}catch{}})(document.currentScript.parentNode)`;
