/** What the two editors of a Markdown text have in common. */
import type { ReactNode, RefObject } from 'react';

/** Where the dialogs put what was chosen in them. */
export interface TextTarget {
  /** Links what is selected; where nothing is, `title` is put in as the link's text. */
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
  /** Markdown. */
  text: string;
  target: RefObject<TextTarget | null>;
  onText: (text: string) => void;
  onAsk: (dialog: 'product' | 'picture') => void;
  /** Whether the text may have pictures of its own. */
  hasPictures: boolean;
  /** The button that changes to the other editor. */
  mode: ReactNode;
}
