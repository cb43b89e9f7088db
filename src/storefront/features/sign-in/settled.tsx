/** A success message with the next link. It takes over the focus of the content it replaces. */
import { useEffect, useRef, type ReactNode } from 'react';
import { FORM } from '#ui/form-class.ts';

interface Props {
  heading: string;
  children: ReactNode;
  href: string;
  action: string;
}

export function Settled({ heading, children, href, action }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={FORM} aria-labelledby="settled">
      <h2 ref={title} id="settled" tabIndex={-1} className="text-2xl outline-none">
        {heading}
      </h2>
      <p>{children}</p>
      <p>
        <a className="btn min-w-36 btn-primary" href={href}>
          {action}
        </a>
      </p>
    </section>
  );
}

/** The address is verified. */
export const Verified = ({ onward }: { onward: string }) => (
  <Settled heading="Your email is verified" href={onward} action="Continue">
    You now see all prices when you are signed in.
  </Settled>
);
