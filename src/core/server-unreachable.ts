/** The message for a missing response from any service. */
export const SERVER_UNREACHABLE = "Can't reach the server. Check your connection.";
