/** Something is done: what, and where to go now. It takes the focus of what it stands in for. */
import { useEffect, useRef, type ReactNode } from 'react';

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
    <section className="form" aria-labelledby="settled">
      <h2 ref={title} id="settled" tabIndex={-1} className="sign-in-heading">
        {heading}
      </h2>
      <p>{children}</p>
      <p>
        <a className="btn btn-primary" href={href}>
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
