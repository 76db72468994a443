/** The most common mail providers. */
const providers = [
    'gmail.com',
    'yahoo.com',
    'hotmail.com',
    'outlook.com',
    'icloud.com',
    'aol.com',
    'comcast.net'
]

/** Real providers that differ by one letter from one of those. */
const others = new Set(['ymail.com', 'mail.com', 'email.com', 'yahoo.co', 'aol.co'])

const withoutCharacter = (text: string, at: number): string =>
    text.slice(0, at) + text.slice(at + 1)

const isOneMissing = (shorter: string, longer: string): boolean =>
    [...longer].some((_, at) => withoutCharacter(longer, at) === shorter)

/** Two letters in the wrong order, or one in place of another. */
const isOneChanged = (typed: string, meant: string): boolean => {
    const wrong = [...typed].flatMap((letter, at) => (letter === meant[at] ? [] : [at]))
    const [first = 0, second] = wrong
    if (wrong.length === 1) return true
    return (
        wrong.length === 2 &&
        second === first + 1 &&
        typed[first] === meant[second] &&
        typed[second] === meant[first]
    )
}

const isOneSlip = (typed: string, meant: string): boolean => {
    if (typed.length === meant.length) return isOneChanged(typed, meant)
    return isOneMissing(typed, meant) || isOneMissing(meant, typed)
}

/**
 * The address that was probably meant, if the typed one has a typing error in the name of a large provider; only to be
 * suggested.
 */
export const meantEmail = (typed: string): string | undefined => {
    const [, name = '', host = ''] = /^(.+)@([^@]+)$/.exec(typed.trim()) ?? []
    const domain = host.toLowerCase()
    if (others.has(domain)) return undefined
    const meant = providers.find((provider) => isOneSlip(domain, provider))
    return meant && `${name}@${meant}`
}
