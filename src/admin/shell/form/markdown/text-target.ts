/** Shared interface of the two Markdown editors. */
import type { ReactNode, RefObject } from 'react';

/** Where dialogs insert their results. */
export interface TextTarget {
  /** Links the selection; without one, inserts `title` as link text. */
  link(address: string, title: string): void;
  image(url: string, alt: string): void;
}

export interface EditorProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  bound: {
    ref: (element: { focus(): void } | null) => void;
    onBlur: () => void;
    name: string;
  };
  /** The Markdown source. */
  text: string;
  target: RefObject<TextTarget | null>;
  onText: (text: string) => void;
  onOpenDialog: (dialog: 'product' | 'picture') => void;
  /** Whether the text may have pictures. */
  hasPictures: boolean;
  /** Button to switch to the other editor. */
  mode: ReactNode;
}
