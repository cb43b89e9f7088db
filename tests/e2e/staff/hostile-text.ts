/** Text that breaks careless code: formulas, line breaks, quotes, entities. */

export const HOSTILE_DESCRIPTION =
  '\t=1+1\r\n\r\n\r\n  "quoted", semi;colon | pipe\n&amp; <script>alert(1)</script> \\r चाँदी 🪔 ';
