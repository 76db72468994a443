import {Carousel as Ark, useCarousel} from '@ark-ui/react/carousel'
import {Children, type CSSProperties, type ReactNode, useEffect, useId, useRef} from 'react'
import {useIntl} from 'react-intl'
import {prefersReducedMotion} from '@app/lib/browser/react-hooks'
import {Icon} from '../../picture/icon'
import {carouselMessages as messages} from '../messages'

export type CarouselProps = {
    heading: string
    /** One that slides shows where it goes on by fading; one that scrolls leaves it to the finger. */
    mode: 'slide' | 'scroll'
    /** Whether the last slide is followed by the first [CONTENT-024]. */
    cyclic: boolean
    /** Milliseconds after which it goes on by itself; null for never [CONTENT-025]. */
    autoplay: number | null
    /** How many slides are side by side: from 768 px on, from 480 px on, and below [CONTENT-027, CONTENT-028, CONTENT-029]. */
    slides: number
    slidesOnTablets: number
    slidesOnPhones: number
    /** One keyed child a slide. */
    children: ReactNode
}

type Api = ReturnType<typeof useCarousel>

/** React knows no properties of one's own in a style. */
type Properties = CSSProperties & Record<`--${string}`, number>

/** Nothing moves by itself for those who asked for less motion. */
const useReducedMotion = ({pause}: Api) => {
    useEffect(() => {
        if (prefersReducedMotion()) pause()
        // Once: whoever presses play afterwards means it.
        // eslint-disable-next-line react-hooks/exhaustive-deps
    }, [])
}

/**
 * Stands still while the pointer is over a slide or the focus within one, and goes on afterwards if it was going [WCAG 2.2.2].
 * Not for its buttons, whose press would then mean the opposite.
 */
const usePauseWithin = (api: Api) => {
    const wasPlaying = useRef(false)
    const enter = () => {
        wasPlaying.current ||= api.isPlaying
        if (api.isPlaying) api.pause()
    }
    const leave = () => {
        if (wasPlaying.current) api.play()
        wasPlaying.current = false
    }
    return {
        within: {
            onPointerEnter: enter,
            onPointerLeave: leave,
            onFocus: enter,
            onBlur: ({currentTarget, relatedTarget}: React.FocusEvent) => {
                if (!currentTarget.contains(relatedTarget)) leave()
            }
        },
        /** What the shopper chose by the button holds. */
        forget: () => {
            wasPlaying.current = false
        }
    }
}

/** Slides side by side that snap, by finger, keys, buttons or by themselves; before any script runs they are a list that scrolls. */
export const Carousel = (props: CarouselProps) => {
    const {heading, mode, cyclic, autoplay, slides, slidesOnTablets, slidesOnPhones} = props
    const {formatMessage} = useIntl()
    const headingId = useId()
    const items = Children.toArray(props.children)
    const api = useCarousel({
        slideCount: items.length,
        slidesPerPage: Math.min(slides, items.length),
        slidesPerMove: 1,
        loop: cyclic,
        autoplay: autoplay === null ? false : {delay: autoplay},
        spacing: 'var(--s-4)',
        translations: {
            nextTrigger: formatMessage(messages.next),
            prevTrigger: formatMessage(messages.previous),
            autoplayStart: formatMessage(messages.play),
            autoplayStop: formatMessage(messages.pause),
            item: (index, count) => formatMessage(messages.slide, {number: index + 1, count}),
            indicator: (index) => formatMessage(messages.goTo, {number: index + 1})
        }
    })
    useReducedMotion(api)
    const {within, forget} = usePauseWithin(api)
    const counts: Properties = {
        '--slides': slides,
        '--slides-tablet': slidesOnTablets,
        '--slides-phone': slidesOnPhones
    }
    return (
        <div className="section" style={counts}>
            <Ark.RootProvider
                value={api}
                className={`carousel carousel--${mode}`}
                aria-labelledby={headingId}
            >
                <div className="section__head">
                    <h2 id={headingId}>{heading}</h2>
                    <div className="carousel__buttons">
                        {autoplay === null ? null : (
                            <Ark.AutoplayTrigger className="icon-button" onClick={forget}>
                                <Icon name={api.isPlaying ? 'pause' : 'play'} />
                            </Ark.AutoplayTrigger>
                        )}
                        <Ark.PrevTrigger className="icon-button">
                            <Icon name="chevron-left" />
                        </Ark.PrevTrigger>
                        <Ark.NextTrigger className="icon-button">
                            <Icon name="chevron-right" />
                        </Ark.NextTrigger>
                    </div>
                </div>
                <Ark.ItemGroup className="carousel__slides" {...within}>
                    {items.map((item, index) => (
                        <Ark.Item
                            key={index}
                            index={index}
                            className="carousel__slide"
                            // All can be scrolled to and read, also those that are out of view.
                            aria-hidden={false}
                        >
                            {item}
                        </Ark.Item>
                    ))}
                </Ark.ItemGroup>
            </Ark.RootProvider>
        </div>
    )
}
