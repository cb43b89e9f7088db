/** The address is verified: where to go now. */
import { useEffect, useRef } from 'react';

export function Verified({ onward }: { onward: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="form" aria-labelledby="verified-heading">
      <h2 ref={heading} id="verified-heading" tabIndex={-1} className="sign-in-heading">
        Your email address is verified
      </h2>
      <p>Prices show now, and you can send order requests.</p>
      <p>
        <a className="btn btn-primary" href={onward}>
          Go on
        </a>
      </p>
    </section>
  );
}
