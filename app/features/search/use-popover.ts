import {
    useCallback,
    useEffect,
    useRef,
    useState,
    type ChangeEvent,
    type ComponentType,
    type KeyboardEvent,
    type RefObject
} from 'react'
import {useHydrated} from '@app/lib/browser/react-hooks'
import {type BoxInput, LIST_ID, POPOVER_ID} from './popover/option'
import type {SearchPopoverProps} from './popover/search-popover'

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

/** What the open list makes of the box: handlers of the latest render, and what it announces. */
const useListInput = () => {
    const handlers = useRef<BoxInput>()
    const [state, setState] = useState<{activeId: string | undefined}>()
    const onInput = useCallback((input: BoxInput | undefined) => {
        handlers.current = input
        setState((before) =>
            before && before.activeId === input?.activeId
                ? before
                : input && {activeId: input.activeId}
        )
    }, [])
    return {handlers, state, onInput}
}

/**
 * The popover below the box: its code is loaded when the box first gets the focus; until then, or if it cannot be
 * loaded, the box is a plain form.
 */
export const usePopover = (field: RefObject<HTMLInputElement>) => {
    const alive = useHydrated()
    const [step, setStep] = useState<'unwanted' | 'closed' | 'open'>('unwanted')
    const {handlers, state, onInput} = useListInput()
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

    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
        if (handlers.current) handlers.current.onKeyDown?.(event)
        else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') show()
    }

    return {
        Popover,
        open: step === 'open',
        show,
        close,
        onInput,
        onChange: (event: ChangeEvent<HTMLInputElement>) => handlers.current?.onChange?.(event),
        /** What makes the field a combobox; without script it is a plain field. */
        combobox: alive
            ? {
                  onKeyDown,
                  role: 'combobox',
                  'aria-autocomplete': 'list' as const,
                  'aria-haspopup': 'listbox' as const,
                  'aria-expanded': state !== undefined,
                  'aria-controls': state ? LIST_ID : undefined,
                  'aria-activedescendant': state?.activeId
              }
            : {}
    }
}
