/** A cell that a spreadsheet would read as a formula is marked as text. */
const asText = (cell: string): string => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

const asCell = (cell: string): string => {
    const text = asText(cell)
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
    `\uFEFF${rows.map((row) => `${row.map(asCell).join(',')}\r\n`).join('')}`

/** Saves a file that was made in the browser, as a download. */
export const saveFile = (name: string, text: string): void => {
    const address = URL.createObjectURL(new Blob([text], {type: 'text/csv;charset=utf-8'}))
    const link = document.createElement('a')
    link.href = address
    link.download = name
    link.click()
    URL.revokeObjectURL(address)
}
