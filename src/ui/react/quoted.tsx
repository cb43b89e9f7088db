/** Text that a customer or staff wrote, in quotation marks, on its own line. */
interface Props {
  /** Nothing is shown without one. */
  text: string | undefined;
  className?: string;
}

/** Its direction is its own: it may be in another script. */
export const Quoted = ({ text, className = '' }: Props) =>
  text !== undefined && (
    <span className={`block wrap-anywhere ${className}`} dir="auto">
      “{text}”
    </span>
  );
