import {canTakeLink, type LinkTaker, shareLink} from './share-link'

const link = {title: 'Avery Sofa', url: 'https://shop.example/p/avery-sofa/sofa-1'}

/** A browser with a sheet, a clipboard, or both; each takes the link, or fails with an error of this name. */
const aBrowser = (has: {sheet?: string; clipboard?: string; takesNoLinks?: boolean}) => {
    const taken: string[] = []
    const taking = (name: string, how: string) => (): Promise<void> => {
        if (how !== 'takes') return Promise.reject(new DOMException('No', how))
        taken.push(name)
        return Promise.resolve()
    }
    const browser: LinkTaker = {
        ...(has.sheet && {share: taking('sheet', has.sheet), canShare: () => !has.takesNoLinks}),
        ...(has.clipboard && {clipboard: {writeText: taking('clipboard', has.clipboard)}})
    }
    return {browser, taken}
}

test.each`
    has                                                         | result      | taken
    ${{sheet: 'takes', clipboard: 'takes'}}                     | ${'shared'} | ${['sheet']}
    ${{sheet: 'AbortError', clipboard: 'takes'}}                | ${'closed'} | ${[]}
    ${{sheet: 'InvalidStateError', clipboard: 'takes'}}         | ${'closed'} | ${[]}
    ${{sheet: 'NotAllowedError', clipboard: 'takes'}}           | ${'copied'} | ${['clipboard']}
    ${{sheet: 'DataError'}}                                     | ${'failed'} | ${[]}
    ${{sheet: 'takes', takesNoLinks: true, clipboard: 'takes'}} | ${'copied'} | ${['clipboard']}
    ${{clipboard: 'takes'}}                                     | ${'copied'} | ${['clipboard']}
    ${{clipboard: 'NotAllowedError'}}                           | ${'failed'} | ${[]}
    ${{}}                                                       | ${'failed'} | ${[]}
`('in a browser with $has a link is $result', async ({has, result, taken}) => {
    const given = aBrowser(has)

    expect(await shareLink(link, given.browser)).toBe(result)
    expect(given.taken).toEqual(taken)
})

test.each`
    has                     | can
    ${{sheet: 'takes'}}     | ${true}
    ${{clipboard: 'takes'}} | ${true}
    ${{}}                   | ${false}
`('a browser with $has can take a link: $can', ({has, can}) => {
    expect(canTakeLink(aBrowser(has).browser)).toBe(can)
})
