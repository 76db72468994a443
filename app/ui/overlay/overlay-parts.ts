import type {SystemStyleObject} from '@chakra-ui/react'

type Part = 'backdrop' | 'positioner' | 'content' | 'header' | 'title' | 'body' | 'footer'

/** What every overlay looks like. */
export const overlayParts: Record<Part, SystemStyleObject> = {
    backdrop: {
        position: 'fixed',
        inset: 0,
        zIndex: 30,
        background: 'color-mix(in srgb, var(--c-ink) 50%, transparent)',
        animation: 'overlay-fade 200ms ease-out'
    },
    positioner: {position: 'fixed', inset: 0, zIndex: 31, display: 'flex'},
    content: {
        display: 'flex',
        flexDirection: 'column',
        background: 'page',
        color: 'ink',
        boxShadow: '2',
        outline: 0
    },
    header: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '4',
        padding: '3',
        paddingLeft: '5'
    },
    title: {fontSize: 'xl', fontWeight: 650, lineHeight: 1.25},
    body: {flex: 1, minHeight: 0, overflowY: 'auto', padding: '5', paddingTop: '2'},
    footer: {
        display: 'flex',
        // Where they do not fit side by side, what goes on stands above what does not.
        flexWrap: 'wrap-reverse',
        justifyContent: 'flex-end',
        '& > *': {flexGrow: {base: 1, md: 0}},
        gap: '3',
        padding: '5',
        paddingTop: '3'
    }
}
