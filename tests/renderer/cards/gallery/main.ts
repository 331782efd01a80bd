import '#renderer/theme/index.css';
import { createApp } from 'vue';
import CardGallery from './CardGallery.vue';
import PortraitGallery from './PortraitGallery.vue';

const page = new URLSearchParams(location.search).get('page') === 'portraits' ? PortraitGallery : CardGallery;
createApp(page).mount('#app');
