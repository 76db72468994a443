/**
 * The structure of a PDF besides its drawing: headings, paragraphs and tables, which screen readers use. Drawn text has
 * a number on its page, and each element lists the numbers that belong to it (ISO 32000, 14.7 and 14.8).
 */

/** One piece of a page's drawing, by its page and its number there. */
export type Mark = {page: number; number: number}

export type Role = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

/** A heading, a paragraph or a cell, with everything that is drawn of it. */
export type Leaf = {role: Role; marks: readonly Mark[]}

type Branch = {role: 'Document' | 'Table' | 'TR'; kids: Node[]}

type Node = Leaf | Branch

const isCell = ({role}: Leaf) => role === 'TH' || role === 'TD'

/** Consecutive rows form one table; each begins with the cell of its name. */
const treeOf = (leaves: readonly Leaf[]): Branch => {
    const kids: Node[] = []
    let rows: Node[] | undefined
    let cells: Node[] = []
    for (const leaf of leaves) {
        if (!isCell(leaf)) {
            rows = undefined
            kids.push(leaf)
            continue
        }
        if (!rows) {
            rows = []
            kids.push({role: 'Table', kids: rows})
        }
        if (leaf.role === 'TH') {
            cells = []
            rows.push({role: 'TR', kids: cells})
        }
        cells.push(leaf)
    }
    return {role: 'Document', kids}
}

const nameOfRow = ' /A << /O /Table /Scope /Row >>'

type Place = {
    /** The number of the first object. */
    first: number
    /** The object of each page, in their order. */
    pages: readonly number[]
}

/** The objects of a structure, of which the first is its root; page by page they map what is drawn to its element. */
export const structureObjects = (leaves: readonly Leaf[], {first, pages}: Place): string[] => {
    const elements: string[] = []
    const owners: number[][] = pages.map(() => [])
    const parents = first + 1
    const firstElement = first + 2

    const write = (node: Node, parent: number): number => {
        const at = elements.length
        const self = firstElement + at
        elements.push('')
        const kids =
            'kids' in node
                ? node.kids.map((kid) => `${write(kid, self)} 0 R`)
                : node.marks.map(({page, number}) => {
                      const owned = owners[page]
                      if (owned) owned[number] = self
                      return `<< /Type /MCR /Pg ${pages[page]} 0 R /MCID ${number} >>`
                  })
        const more = node.role === 'TH' ? nameOfRow : ''
        elements[at] =
            `<< /Type /StructElem /S /${node.role} /P ${parent} 0 R /K [${kids.join(' ')}]${more} >>`
        return self
    }
    write(treeOf(leaves), first)
    const lists = owners.map(
        (owned, page) => `${page} [${owned.map((element) => `${element} 0 R`).join(' ')}]`
    )
    return [
        `<< /Type /StructTreeRoot /K [${firstElement} 0 R] /ParentTree ${parents} 0 R /ParentTreeNextKey ${pages.length} >>`,
        `<< /Nums [${lists.join(' ')}] >>`,
        ...elements
    ]
}
