import {defineMessages} from 'react-intl'

export const carouselMessages = defineMessages({
    previous: {id: 'carousel.previous', defaultMessage: 'Previous slide'},
    next: {id: 'carousel.next', defaultMessage: 'Next slide'},
    play: {id: 'carousel.play', defaultMessage: 'Start sliding'},
    pause: {id: 'carousel.pause', defaultMessage: 'Pause'},
    slide: {id: 'carousel.slide', defaultMessage: '{number, number} of {count, number}'},
    goTo: {id: 'carousel.go-to', defaultMessage: 'Go to slide {number, number}'}
})

export const videoMessages = defineMessages({
    play: {id: 'video.play', defaultMessage: 'Play video: {name}'}
})
