/** The heading of the current section: it updates the page title and gets the focus after each navigation. */
import { createRef, useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { titleOf } from './model/account-place.ts';
import { $navigation } from './account-navigation.ts';

/** A page has one heading. */
const heading = createRef<HTMLHeadingElement>();

export const focusHeading = (): void => heading.current?.focus();

interface Props {
  children: string;
  /** The number of the shown order or invoice, once loaded. */
  number?: string | undefined;
}

export function Heading({ children, number }: Props) {
  const { place, steps } = useStore($navigation);
  useEffect(() => {
    document.title = titleOf(place, number);
  }, [place, number]);
  useEffect(() => {
    if (steps > 0) focusHeading();
  }, [steps]);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
      {children}
    </h2>
  );
}
