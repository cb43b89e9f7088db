/** The heading of the section that is shown: the page's title follows it, and the focus goes there with each step. */
import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { titleOf } from './model/account-place.ts';
import { $way } from './way.ts';

const ID = 'account-heading';

export const focusHeading = (): void => document.getElementById(ID)?.focus();

interface Props {
  children: string;
  /** Of the order that is shown, once it is known. */
  number?: string | undefined;
}

export function Heading({ children, number }: Props) {
  const { place, steps } = useStore($way);
  useEffect(() => {
    document.title = titleOf(place, number);
  }, [place, number]);
  useEffect(() => {
    if (steps > 0) focusHeading();
  }, [steps]);
  return (
    <h2 id={ID} tabIndex={-1} className="account-heading">
      {children}
    </h2>
  );
}
