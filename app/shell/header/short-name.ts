const LONGEST_NAME = 6

/** What the header calls a signed-in shopper: a short first name, or nothing that fits [SHELL-007, SHELL-008]. */
export const shortName = (firstName: string): string | undefined => {
    const name = firstName.trim()
    const length = [...name].length
    return length > 0 && length <= LONGEST_NAME ? name : undefined
}
