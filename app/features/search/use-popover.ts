import {useEffect, useState, type ComponentType, type RefObject} from 'react'
import {useHydrated} from '@app/lib/react-hooks'
import {LIST_ID, POPOVER_ID} from './popover/option'
import type {SearchPopoverProps, Shown} from './popover/search-popover'

const closed: Shown = {expanded: false, activeId: undefined}

/** The popover's code, once it is needed; undefined if it cannot be loaded. */
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

/** Whether the focus is in the field or in the popover; the buttons beside them do not count [SEARCH-006, SEARCH-007]. */
const isInside = (target: EventTarget | null, field: HTMLInputElement | null): boolean =>
    target instanceof Node &&
    (target === field || document.getElementById(POPOVER_ID)?.contains(target) === true)

/**
 * The popover below the box: its code is loaded when the box first gets the focus; until then, or if it cannot be
 * loaded, the box is a plain form.
 */
export const usePopover = (field: RefObject<HTMLInputElement>) => {
    const alive = useHydrated()
    const [step, setStep] = useState<'unwanted' | 'closed' | 'open'>('unwanted')
    const [shown, setShown] = useState(closed)
    const Popover = usePart(step !== 'unwanted')
    const show = () => setStep('open')
    const close = () => setStep('closed')

    useEffect(() => {
        // The box may have got the focus before hydration; later the field reports it.
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
        /** What makes the field a combobox; without script it is a plain field. */
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
