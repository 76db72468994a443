import {useId, useState} from 'react'
import {useIntl} from 'react-intl'
import {Icon} from '../picture/icon'
import {Picture} from '../picture/picture'
import type {ContentImage} from './banner'
import {videoMessages as messages} from './messages'

export type VideoProps = {
    heading: string
    text: string
    /** The player's page for this film; empty where the shop has no player. */
    address: string
    poster: ContentImage
    /** True for the first picture of a page. */
    eager?: boolean
}

/**
 * A film [CONTENT-017]: its poster, and the player's frame only once it is pressed, so that nobody else learns who is on
 * the page.
 */
export const Video = ({heading, text, address, poster, eager = false}: VideoProps) => {
    const {formatMessage} = useIntl()
    const headingId = useId()
    const [isPlaying, setPlaying] = useState(false)
    return (
        <section className="section" aria-labelledby={headingId}>
            <h2 id={headingId}>{heading}</h2>
            {text ? <p className="video__text">{text}</p> : null}
            <div className="video">
                {isPlaying ? (
                    <iframe
                        className="video__frame"
                        src={address}
                        title={heading}
                        allow="autoplay; fullscreen"
                        referrerPolicy="origin"
                        sandbox="allow-scripts allow-same-origin allow-presentation"
                        // The pressed button is gone, and the focus would be nowhere.
                        ref={(frame) => frame?.focus()}
                    />
                ) : (
                    <>
                        <Picture
                            {...poster}
                            className="video__poster"
                            sizes="(min-width: 64rem) 60rem, 100vw"
                            largest={960}
                            eager={eager}
                        />
                        {address === '' ? null : (
                            <button
                                type="button"
                                className="video__play"
                                onClick={() => setPlaying(true)}
                            >
                                <span className="video__mark">
                                    <Icon name="play" filled />
                                </span>
                                <span className="visually-hidden">
                                    {formatMessage(messages.play, {name: heading})}
                                </span>
                            </button>
                        )}
                    </>
                )}
            </div>
        </section>
    )
}
