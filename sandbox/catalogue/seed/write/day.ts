const millisecondsOfDay = 86_400_000

/** The calendar day, in UTC, some days after a moment; YYYY-MM-DD. */
export const dayAfter = (moment: Date, days: number): string =>
    new Date(moment.getTime() + days * millisecondsOfDay).toISOString().slice(0, 10)
