/** The most important notice: a running publish, or what blocks it. */
import type { ReactNode } from 'react';

interface Props {
  title: string;
  titleId?: string;
  isBad?: boolean;
  children: ReactNode;
}

export const Panel = ({ title, titleId, isBad = false, children }: Props) => (
  <div
    role={isBad ? 'alert' : undefined}
    className={`mb-4 grid gap-3 rounded-md border border-s-[3px] border-line bg-paper px-5 py-4 [&_p]:max-w-184 ${isBad ? 'border-s-bad' : 'border-s-gilt'}`}
  >
    <h2 id={titleId} className="font-semibold">
      {title}
    </h2>
    {children}
  </div>
);
