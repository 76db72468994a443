import {useEffect, useState, type ComponentType, type RefObject} from 'react'
import {useHydrated} from '@app/lib/react-hooks'
import {LIST_ID, POPOVER_ID} from './popover/option'
import type {SearchPopoverProps, Shown} from './popover/search-popover'

const closed: Shown = {expanded: false, activeId: undefined}

/** The popover's code, once it is wanted; nothing if it is not available. */
const usePart = (wanted: boolean): ComponentType<SearchPopoverProps> | undefined => {
    const [part, setPart] = useState<ComponentType<SearchPopoverProps>>()
    useEffect(() => {
        if (!wanted) return
        import('./popover/search-popover').then(
            ({SearchPopover}) => setPart(() => SearchPopover),
            () => undefined
        )
    }, [wanted])
    return part
}

/** The field's and the popover's alone: the buttons beside them are elsewhere [SEARCH-006, SEARCH-007]. */
const isInside = (target: EventTarget | null, field: HTMLInputElement | null): boolean =>
    target instanceof Node &&
    (target === field || document.getElementById(POPOVER_ID)?.contains(target) === true)

/**
 * The popover under the box: its code is fetched when the box is first entered, and the box works as a plain form
 * until then, or for good where the code is not available.
 */
export const usePopover = (field: RefObject<HTMLInputElement>) => {
    const alive = useHydrated()
    const [step, setStep] = useState<'unwanted' | 'closed' | 'open'>('unwanted')
    const [shown, setShown] = useState(closed)
    const Popover = usePart(step !== 'unwanted')
    const show = () => setStep('open')
    const close = () => setStep('closed')

    useEffect(() => {
        // Entered before the page came alive; later the field hears of it.
        if (document.activeElement === field.current) setStep('open')

        const form = field.current?.form
        const leave = ({relatedTarget}: FocusEvent) => {
            if (!isInside(relatedTarget, field.current)) setStep('closed')
        }
        form?.addEventListener('focusout', leave)
        return () => form?.removeEventListener('focusout', leave)
    }, [field])

    return {
        Popover,
        open: step === 'open',
        show,
        close,
        setShown,
        /** What makes the field a combobox; without scripts it is none. */
        combobox: alive
            ? {
                  role: 'combobox',
                  'aria-autocomplete': 'list' as const,
                  'aria-haspopup': 'listbox' as const,
                  'aria-expanded': shown.expanded,
                  'aria-controls': shown.expanded ? LIST_ID : undefined,
                  'aria-activedescendant': shown.activeId
              }
            : {}
    }
}
