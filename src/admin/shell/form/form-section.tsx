/** A section of a form with its heading. */
import type { ReactNode } from 'react';
import { CARD, FIELD_GRID } from '#admin/shell/look/classes.ts';

export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={CARD}>
    <h2>{title}</h2>
    <div className={FIELD_GRID}>{children}</div>
  </section>
);
