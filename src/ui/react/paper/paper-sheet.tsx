/** An A4 sheet with the seller in its head, displayed as printed. */
import type { ReactNode } from 'react';
import { formatPhone } from '#core/format-phone.ts';
import type { TradePaper } from '#schema/trade-paper.ts';
import type { Address } from '#schema/web-user.ts';

type Place = Pick<Address, 'lines' | 'city' | 'state' | 'pin'>;

type PaperSeller = TradePaper['seller'];

export type PaperFact = readonly [name: string, value: string];

interface Props {
  name: string;
  seller: PaperSeller;
  /** Rows of the head, such as the date. */
  facts?: readonly PaperFact[];
  /** Above the name, such as `Original for recipient`. */
  mark?: string | undefined;
  /** Why it can't be used yet. */
  blocked?: string | undefined;
  children: ReactNode;
}

function Seller({ seller }: { seller: PaperSeller }) {
  const { name, tradeName = name, phone, email, gstin } = seller;
  return (
    <div className="max-w-[95mm]">
      <p className="font-display text-[17pt]">{tradeName}</p>
      {tradeName !== name && <p>{name}</p>}
      <p>{[...seller.lines, `${seller.city} ${seller.pin}`, seller.state].join(', ')}</p>
      <p>
        {formatPhone(phone)} · {email}
      </p>
      {gstin !== undefined && <p>GSTIN {gstin}</p>}
    </div>
  );
}

export const PaperFacts = ({ facts }: { facts: readonly PaperFact[] }) => (
  <dl className="grid shrink-0 grid-cols-[auto_auto] content-start justify-end gap-x-[4mm] gap-y-[0.5mm] max-sm:justify-start [&_dd]:text-end [&_dd]:font-medium max-sm:[&_dd]:text-start">
    {facts.map(([fact, value]) => (
      <div key={fact} className="contents">
        <dt>{fact}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export const PaperSheet = ({ name, seller, facts = [], mark, blocked, children }: Props) => (
  <article className="paper mx-auto min-h-[297mm] w-[210mm] max-w-full border border-line bg-[#fff] px-[12mm] py-[14mm] text-[10pt]/[1.45] text-ink scheme-light [contain-intrinsic-height:auto_297mm] [content-visibility:auto] max-sm:min-h-0 max-sm:p-4 print:min-h-0 print:w-auto print:border-0 print:p-0 print:[content-visibility:visible]">
    {blocked !== undefined && (
      <p className="mb-[5mm] border-2 border-[#a3231c] px-[3mm] py-[2mm] font-semibold text-[#a3231c]">
        {blocked}
      </p>
    )}
    <header className="flex justify-between gap-[10mm] border-b border-ink pb-[5mm] max-sm:flex-col max-sm:gap-4">
      <Seller seller={seller} />
      <div>
        {mark !== undefined && (
          <p className="text-end text-[8.5pt] text-ink-soft max-sm:text-start">{mark}</p>
        )}
        <h2 className="mb-[2mm] text-end text-[15pt] font-semibold max-sm:text-start">{name}</h2>
        {facts.length > 0 && <PaperFacts facts={facts} />}
      </div>
    </header>
    {children}
  </article>
);

interface PartyProps {
  /** Heading, such as `Ship to` or `Quoted to`. */
  name: string;
  party: {
    name: string;
    /** The person, if the name is that of a business. */
    attention?: string | undefined;
    phone: string;
    gstin?: string | undefined;
    address?: Place | undefined;
  };
  className?: string;
}

/** The customer. */
export const PaperParty = ({
  name,
  party: { address, ...party },
  className = 'my-[6mm]',
}: PartyProps) => (
  <section className={className}>
    <h3>{name}</h3>
    <p className="font-semibold">
      <bdi>{party.name}</bdi>
    </p>
    {party.attention !== undefined && (
      <p>
        Attn. <bdi>{party.attention}</bdi>
      </p>
    )}
    {address &&
      [...address.lines, `${address.city} ${address.pin}, ${address.state}`].map((line, at) => (
        <p key={at}>
          <bdi>{line}</bdi>
        </p>
      ))}
    <p>{formatPhone(party.phone)}</p>
    {party.gstin !== undefined && <p>GSTIN {party.gstin}</p>}
  </section>
);

interface NoteProps {
  name: string;
  text: string;
  className?: string;
}

/** A text under its heading. */
export const PaperNote = ({ name, text, className = 'mt-[5mm]' }: NoteProps) => (
  <section className={`${className} break-inside-avoid wrap-anywhere`}>
    <h3>{name}</h3>
    <p className="whitespace-pre-line" dir="auto">
      {text}
    </p>
  </section>
);
