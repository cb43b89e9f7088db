/** What a mail consists of, apart from the layout that all mails share. */

interface MailLink {
  label: string;
  url: string;
}

export interface MailParts {
  subject: string;
  /** The name of the reader; without it, no greeting. */
  name?: string | undefined;
  paragraphs: readonly string[];
  /** Figures and facts: label and value. */
  rows?: readonly (readonly [label: string, value: string])[];
  /** The products, one line each. */
  products?: readonly string[] | undefined;
  /** The note of a person, shown as a quotation. */
  note?: string | undefined;
  button?: MailLink | undefined;
  /** Below the button. */
  link?: MailLink | undefined;
  /** After the button. */
  closing?: readonly string[];
  /** Why the reader gets this mail, or how to stop it. */
  footer?: string;
}

/** The shop as mails name it. */
export interface MailShop {
  businessName: string;
  /** On one line. */
  address: string;
  phone: string;
  email: string;
  whatsappUrl: string;
  siteUrl: string;
}
