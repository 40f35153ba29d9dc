export { Carousel, type CarouselProps, type CarouselItem } from './Carousel.tsx'
