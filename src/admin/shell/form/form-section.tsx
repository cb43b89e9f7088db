/** A part of a form, with its name. */
import type { ReactNode } from 'react';

export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="admin-card">
    <h2>{title}</h2>
    <div className="admin-grid">{children}</div>
  </section>
);
