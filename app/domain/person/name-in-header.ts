const LONGEST_SHOWN_NAME = 6

/** The first name as the header shows it, or null if it is too long to show [SHELL-007] [SHELL-008]. */
export const nameInHeader = (firstName: string | undefined): string | null => {
    const name = firstName?.trim() ?? ''
    return name !== '' && [...name].length <= LONGEST_SHOWN_NAME ? name : null
}
