const LONGEST_EMAIL = 254
const SHORTEST_PASSWORD = 8

/** The longest password that a field accepts, in characters as people count them: code points of its NFC form (D-20, D-50). */
export const longestPassword = 128

/**
 * A password as it is sent, stored and compared: in Unicode's NFC form, whichever form a keyboard or a manager has
 * typed (D-50). Nothing else is changed: spaces at its ends and full-width letters are part of it.
 */
export const sentPassword = (typed: string): string => typed.normalize('NFC')

/** How many characters a password has, in the form in which it is sent. */
const lengthOf = (password: string): number => [...sentPassword(password)].length

/**
 * What the platform's sign-in cannot carry: `control`, a control character, which basic authentication excludes (RFC
 * 7617); `broken`, half of a pair of surrogates, which UTF-8 has no bytes for; `colon`, in a user id only, where it
 * ends the user id.
 */
export type Unsendable = 'control' | 'broken' | 'colon'

/** What a password contains that sign-in cannot carry (D-50); undefined if it can be sent. */
export const unsendableInPassword = (
    password: string
): Exclude<Unsendable, 'colon'> | undefined => {
    if (/\p{Cc}/u.test(password)) return 'control'
    return /\p{Cs}/u.test(password) ? 'broken' : undefined
}

/** What an email address contains that cannot be a user id at sign-in (D-50); undefined if it can be one. */
export const unsendableInLogin = (email: string): Unsendable | undefined =>
    email.includes(':') ? 'colon' : unsendableInPassword(cleanEmail(email))

/** An email address as it is sent: in NFC form, without the spaces that pasting may add. */
export const cleanEmail = (text: string): string => text.trim().normalize('NFC')

/**
 * Whether a text is an email address (G-33): one @, no spaces, a dot in the domain, two letters or more after the last
 * dot, 254 characters at most. Spaces around it are ignored.
 */
export const isEmail = (text: string): boolean => {
    const email = cleanEmail(text)
    return (
        email.length <= LONGEST_EMAIL &&
        /^[^\s@\p{Cc}\p{Cs}]+@(?:[^\s@.\p{Cc}\p{Cs}]+\.)+\p{L}{2,}$/u.test(email)
    )
}

/** The requirements of a password, in the order in which they are shown and checked off [AUTH-026…031] (G-32). */
export const passwordRequirements = [
    'length',
    'uppercase',
    'lowercase',
    'number',
    'special'
] as const

export type PasswordRequirement = (typeof passwordRequirements)[number]

const MEETS: Record<PasswordRequirement, (password: string) => boolean> = {
    length: (password) => lengthOf(password) >= SHORTEST_PASSWORD,
    uppercase: (password) => /[A-Z]/.test(password),
    lowercase: (password) => /[a-z]/.test(password),
    number: (password) => /\d/.test(password),
    special: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password)
}

/** The requirements that a password meets, for the checklist [AUTH-031]. */
export const metRequirements = (password: string): PasswordRequirement[] =>
    passwordRequirements.filter((requirement) => MEETS[requirement](sentPassword(password)))

// The words that the most common passwords are made of. Whoever must add a capital, a digit and a sign types
// "Password1!", so words are compared, not whole passwords.
const COMMON_WORDS = new Set(
    `password passwort pass passw passwd contrasena qwerty qwertyuiop qwert qwer asdf asdfgh asdfghjkl
    zxcvbn zxcvbnm qaz qazwsx qweasd qweasdzxc abc abcd abcde abcdef abcdefg abcdefgh aaaaaa aa
    letmein welcome bienvenido hello hola monkey dragon master superman batman spiderman pokemon
    starwars ninja shadow sunshine princess princesa flower butterfly angel lovely loveme iloveyou
    teamo love baby babygirl football futbol baseball basketball soccer hockey jordan michael
    michelle jennifer jessica ashley daniel charlie thomas andrew joshua matthew robert hunter
    harley mustang ferrari corvette computer internet google samsung apple admin administrator root
    user guest login access secret changeme change default test testing temp summer winter spring
    autumn january december monday friday freedom whatever trustno cheese cookie chocolate pepper
    ginger buster tigger jesus blessed rental renter furniture`.split(/\s+/)
)

// Common runs of keys, with some of them shifted.
const COMMON_RUNS = new Set(['1qaz2wsx', '1q2w3e4r', '1q2w3e4r5t', 'q1w2e3r4', 'zaq12wsx'])

const LOOKALIKES: Record<string, string> = {
    '@': 'a',
    '4': 'a',
    '3': 'e',
    '!': 'i',
    '1': 'i',
    '0': 'o',
    $: 's',
    '5': 's',
    '7': 't'
}
const SHIFTED = '!@#$%^&*()'

/** Whether a password is easy to guess, even with capitals, digits and signs added (D-20). */
export const isCommonPassword = (password: string): boolean => {
    // Without accents: "contraseña" is as easy to guess as "contrasena".
    const small = password.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    const word = small
        .replace(/^[^a-z]+|[^a-z]+$/g, '')
        .replace(/[^a-z]/g, (sign) => LOOKALIKES[sign] ?? sign)
    const run = small.replace(/[!@#$%^&*()]/g, (sign) => String((SHIFTED.indexOf(sign) + 1) % 10))
    return COMMON_WORDS.has(word) || COMMON_RUNS.has(run)
}

export type PasswordProblem =
    'missing' | Exclude<Unsendable, 'colon'> | PasswordRequirement | 'too-long' | 'common'

/**
 * The first problem of a new password [AUTH-023] [AUTH-026…030] (G-32, D-20, D-50). Not used for signing in, where a
 * password only must not be empty, and must be one that can be sent.
 */
export const passwordProblem = (password: string): PasswordProblem | undefined => {
    if (password === '') return 'missing'
    const unsendable = unsendableInPassword(password)
    if (unsendable) return unsendable
    const unmet = passwordRequirements.find(
        (requirement) => !MEETS[requirement](sentPassword(password))
    )
    if (unmet) return unmet
    if (lengthOf(password) > longestPassword) return 'too-long'
    return isCommonPassword(password) ? 'common' : undefined
}

export type PasswordStrength = 0 | 1 | 2 | 3 | 4

const STRONG_LENGTH = 12

/**
 * How strong a password is [AUTH-024]: 0 empty, 1 common or far from the requirements, 2 nearly there, 3 accepted, 4
 * accepted and long.
 */
export const passwordStrength = (password: string): PasswordStrength => {
    if (password === '') return 0
    const met = metRequirements(password).length
    if (met < 3 || isCommonPassword(password)) return 1
    if (met < passwordRequirements.length) return 2
    return lengthOf(password) < STRONG_LENGTH ? 3 : 4
}

/** A customer's id at the identity provider: the last dash-separated part of the login [WISH-008]. */
export const oktaIdOf = (login: string): string => login.slice(login.lastIndexOf('-') + 1)
