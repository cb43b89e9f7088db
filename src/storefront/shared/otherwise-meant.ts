/** Whether a click asks the browser for something else, such as a new tab, or was answered already. */
export const isOtherwiseMeant = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.ctrlKey ||
  event.metaKey ||
  event.shiftKey ||
  event.altKey;
