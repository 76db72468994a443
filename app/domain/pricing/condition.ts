/** What was done with an item before, best first [INV-024]. */
export const conditions = [
    'new',
    'previously-rented-great',
    'previously-rented-good',
    'previously-rented-fair'
] as const

export type Condition = (typeof conditions)[number]

/** The condition that a label such as 'Previously Rented - Good' names, in any letter case. */
export const conditionFrom = (label: string | undefined): Condition | undefined => {
    const words = label
        ?.toLowerCase()
        .match(/[a-z]+/g)
        ?.join('-')
    return conditions.find((condition) => condition === words)
}
