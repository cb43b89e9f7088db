/** Words that break what is careless with them: formulas, line ends, quotes, entities. */

export const HOSTILE_DESCRIPTION =
  '\t=1+1\r\n\r\n\r\n  "quoted", semi;colon | pipe\n&amp; <script>alert(1)</script> \\r चाँदी 🪔 ';
