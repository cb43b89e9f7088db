/** What a person is told when an answer has not come, from whichever service. */
export const UNREACHED = "Can't reach the server. Check your connection.";
