export type AgreementName =
    | 'rental-purchase'
    | 'lease-with-option-to-purchase'
    | 'consumer-rental-purchase'
    | 'rent-to-own'
    | 'lease-purchase'
    | 'lease'
    | 'consumer-lease'
    | 'not-available'

const STATES_BY_NAME: readonly (readonly [AgreementName, string])[] = [
    ['lease-with-option-to-purchase', 'NV'],
    ['consumer-rental-purchase', 'IA ND NE SC'],
    ['rent-to-own', 'CT NH'],
    ['lease-purchase', 'AK DC DE HI ID KS OR SD VA WA'],
    ['lease', 'MA RI'],
    ['consumer-lease', 'VT'],
    ['not-available', 'MN WI']
]

const NAME_BY_STATE = new Map(
    STATES_BY_NAME.flatMap(([name, states]) =>
        states.split(' ').map((state) => [state, name] as const)
    )
)

/** What the law of a state calls the agreement that is signed there (D-07); by two-letter code. */
export const agreementName = (stateCode: string): AgreementName =>
    NAME_BY_STATE.get(stateCode.toUpperCase()) ?? 'rental-purchase'
