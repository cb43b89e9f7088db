/** An old value, and the new one. */
interface Props {
  before: string;
  after: string;
}

export const BeforeAfter = ({ before, after }: Props) => (
  <>
    <span className="sr-only">from </span>
    <del className="text-ink-soft">
      <bdi>{before}</bdi>
    </del>{' '}
    <span aria-hidden="true">→</span> <span className="sr-only">to </span>
    <ins className="font-medium no-underline">
      <bdi>{after}</bdi>
    </ins>
  </>
);
