/** Icons of the cards on the board. */
import type { ReactNode } from 'react';

const Dots = ({ children }: { children: ReactNode }) => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    {children}
  </svg>
);

/** Two columns of dots: drag handle. */
export const GripIcon = () => (
  <Dots>
    {[3, 8, 13].map((y) => (
      <g key={y}>
        <circle cx="5.5" cy={y} r="1.25" />
        <circle cx="10.5" cy={y} r="1.25" />
      </g>
    ))}
  </Dots>
);

/** Three dots: menu. */
export const MoreIcon = () => (
  <Dots>
    {[3, 8, 13].map((x) => (
      <circle key={x} cx={x} cy="8" r="1.25" />
    ))}
  </Dots>
);
