import {useAppContext} from './app-context'

/** The player's page for a film, by the film's id there [CONTENT-017]; empty where the shop has no player (D-37). */
export const useVideoAddress = (videoId: string): string => {
    const {videoPlayer = '', locale} = useAppContext()
    if (videoPlayer === '') return ''
    return `${videoPlayer}/${encodeURIComponent(videoId)}?autoplay=1&hl=${locale}`
}
