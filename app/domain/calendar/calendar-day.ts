/** A day on a wall calendar, YYYY-MM-DD, so that days compare and sort as text. */
export type CalendarDay = string

/** Whether a text is a day that exists. */
export const isCalendarDay = (text: string): boolean => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
    const instant = Date.parse(`${text}T00:00:00Z`)
    return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
