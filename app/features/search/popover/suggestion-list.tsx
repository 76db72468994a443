import {createListCollection, useCombobox, type UseComboboxReturn} from '@ark-ui/react/combobox'
import {type RefObject, useEffect, useLayoutEffect, useMemo, useRef} from 'react'
import {useIntl} from 'react-intl'
import {isPlainClick, Link} from '@app/routing/links/link'
import {Icon} from '@app/ui/picture/icon'
import {Picture} from '@app/ui/picture/picture'
import {Price} from '@app/ui/price/price'
import {useFrequency} from '@app/ui/price/use-frequency'
import {
    type BoxInput,
    FIELD_ID,
    type KnownPrices,
    LIST_ID,
    type Option,
    type OptionGroup,
    POPOVER_ID
} from './option'
import {popoverMessages} from './popover-messages'

const PICTURE = 48

const OptionPicture = ({option}: {option: Option}) => {
    if (option.kind === 'term') return <Icon name="search" />
    if (option.image === null) return <span className="search-option__picture" />
    return (
        <Picture
            className="search-option__picture"
            link={option.image.link}
            alt=""
            width={PICTURE}
            height={PICTURE}
            sizes="3rem"
            largest={PICTURE}
        />
    )
}

export type SuggestionListProps = {
    groups: readonly OptionGroup[]
    /** Beside the options, not in them: the library forgets the marked option when these change. */
    prices: KnownPrices
    /** Others are about to take the place of these: a marked option may go. */
    isOutdated: boolean
    text: string
    onChoose: (option: Option) => void
    onClose: () => void
    /** What the box has to do and to announce while the list is open; undefined when it closes. */
    onInput: (input: BoxInput | undefined) => void
    onViewAll: (() => void) | undefined
    onClear: (() => void) | undefined
}

/** Scrolls the list to the option that the keyboard has come to; the one under the pointer is in sight. */
const showOption = (id: string | undefined): void => {
    const option = id === undefined ? null : document.getElementById(id)
    if (option && !option.matches(':hover')) option.scrollIntoView({block: 'nearest'})
}

/**
 * Ark's combobox. The box itself stands in the page from the first HTML on, long before this code is loaded, so it is
 * given the library's handlers instead of being its part.
 */
const useSuggestionCombobox = (props: SuggestionListProps, popover: RefObject<HTMLElement>) => {
    const {groups, text, onChoose, onClose, onInput} = props
    const collection = useMemo(
        () =>
            createListCollection({
                items: groups.flatMap(({options}) => options),
                itemToValue: ({id}) => id,
                itemToString: ({label}) => label
            }),
        [groups]
    )
    const combobox = useCombobox({
        // Not the box: whenever the list opens, the library would move the box's caret to the end and unmark its text.
        ids: {content: LIST_ID},
        collection,
        open: true,
        inputValue: text,
        value: [],
        selectionBehavior: 'preserve',
        allowCustomValue: true,
        onOpenChange: onClose,
        onSelect: ({itemValue}) => {
            const option = collection.find(itemValue)
            if (option) onChoose(option)
        },
        // Choosing is followed above, by the keyboard as by a press.
        navigate: () => undefined,
        onInteractOutside: (event) => {
            // The box, and the controls below the list, are outside the list alone.
            const {target} = event.detail.originalEvent
            if (!(target instanceof Element)) return
            if (target.id === FIELD_ID || popover.current?.contains(target)) event.preventDefault()
        }
    })
    const {onKeyDown, onChange, ...input} = combobox.getInputProps()
    const activeId = input['aria-activedescendant']
    useLayoutEffect(() => onInput({onKeyDown, onChange, activeId}))
    useLayoutEffect(() => () => onInput(undefined), [onInput])
    useEffect(() => showOption(activeId), [activeId])
    return {combobox, activeId}
}

type Combobox = UseComboboxReturn<Option>

type GroupProps = {
    group: OptionGroup
    prices: KnownPrices
    combobox: Combobox
    activeId: string | undefined
}

/** Options are also links, so that they can be opened in another tab. */
const Group = ({group: {name, options}, prices, combobox, activeId}: GroupProps) => {
    const {formatMessage} = useIntl()
    const [frequency] = useFrequency()
    return (
        <div {...combobox.getItemGroupProps({id: name})} className="search-popover__group">
            <div
                {...combobox.getItemGroupLabelProps({htmlFor: name})}
                className="search-popover__heading"
            >
                {formatMessage(popoverMessages[name])}
            </div>
            {options.map((option) => {
                const item = combobox.getItemProps({item: option})
                const price = option.kind === 'product' ? prices.get(option.productId) : null
                return (
                    <Link
                        key={option.id}
                        {...item}
                        className="search-option"
                        aria-selected={item.id === activeId}
                        to={option.to}
                        prefetch={option.kind === 'product'}
                        onClick={(event) => {
                            item.onClick?.(event)
                            if (isPlainClick(event)) event.preventDefault()
                        }}
                    >
                        <OptionPicture option={option} />
                        <div>
                            {option.label}
                            {price ? (
                                <Price price={price} frequency={frequency} variant="line" />
                            ) : null}
                        </div>
                    </Link>
                )
            })}
        </div>
    )
}

/** The open popover below the box: the options under their headings, and controls that are not options. */
export const SuggestionList = (props: SuggestionListProps) => {
    const {groups, prices, isOutdated, onViewAll, onClear} = props
    const {formatMessage} = useIntl()
    const popover = useRef<HTMLDivElement>(null)
    const {combobox, activeId} = useSuggestionCombobox(props, popover)
    return (
        // Pressing here must not move the focus out of the box, also in browsers that do not focus buttons.
        <div
            ref={popover}
            id={POPOVER_ID}
            role="presentation"
            className="search-popover"
            onMouseDown={(event) => event.preventDefault()}
        >
            <div
                {...combobox.getContentProps()}
                className="search-popover__list"
                aria-labelledby={undefined}
                aria-busy={isOutdated || undefined}
                aria-label={formatMessage(popoverMessages.suggestions)}
            >
                {groups.map((group) => (
                    <Group
                        key={group.name}
                        group={group}
                        prices={prices}
                        combobox={combobox}
                        activeId={activeId}
                    />
                ))}
            </div>
            {onViewAll ? (
                <button type="button" className="search-popover__more" onClick={onViewAll}>
                    {formatMessage(popoverMessages.viewAll)}
                </button>
            ) : null}
            {onClear ? (
                <button type="button" className="search-popover__more" onClick={onClear}>
                    {formatMessage(popoverMessages.clear)}
                </button>
            ) : null}
        </div>
    )
}
