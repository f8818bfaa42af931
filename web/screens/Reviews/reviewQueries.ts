export { default as NextReviewParameters } from '#web/__generated__/NextReviewScreenQuery$parameters.ts';
export { default as ReviewsParameters } from '#web/__generated__/ReviewsScreenQuery$parameters.ts';
