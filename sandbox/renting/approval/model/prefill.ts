/** What the telephone company knows of a number; none for one that ends in 0000. */
export const prefillFor = (phone: string): Record<string, string> | undefined => {
    const digits = phone.replace(/\D/g, '').slice(-10)
    if (digits.endsWith('0000')) return undefined
    const number = Number(digits.slice(-4))
    return {
        firstName: firstNames[number % firstNames.length] ?? '',
        lastName: lastNames[number % lastNames.length] ?? '',
        address1: `${100 + (number % 900)} Sample Street`,
        city: 'Beverly Hills',
        stateCode: 'CA',
        postalCode: '90210',
        phone: digits
    }
}

const firstNames = ['Alex', 'Robin', 'Jamie', 'Taylor', 'Reese']
const lastNames = ['Carter', 'Diaz', 'Bennett', 'Kim', 'Foster', 'Walsh', 'Ortiz']
