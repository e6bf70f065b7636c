/** The day both legal pages were last updated (specification section 9). */
export const legalDay = "2024-01-15";
