/** When an item can be there, soonest first [INV-025]. */
export const deliveryLabels = [
    'carryout',
    '1-3-days',
    '3-7-days',
    '1-2-weeks',
    '1-6-weeks'
] as const

export type DeliveryLabel = (typeof deliveryLabels)[number]

/** The delivery label that a text such as '1-3 Days' names, in any letter case. */
export const deliveryLabelFrom = (text: string | undefined): DeliveryLabel | undefined => {
    const words = text?.trim().toLowerCase().replace(/\s+/g, '-')
    return deliveryLabels.find((label) => label === words)
}
